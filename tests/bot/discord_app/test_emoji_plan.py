"""What is uploaded, replaced, deleted and left alone."""

from __future__ import annotations

from bot.discord_app.emoji_plan import DAY, MAX_EMOJIS, RETIRED_DAYS, UploadedEmoji, plan_emojis
from bot.storage.emoji_queries import StoredEmoji

NOW = 1_800_000_000
DRAWINGS = {"coal": "hash of coal", "cart": "hash of a cart"}


def test_everything_is_uploaded_where_there_is_nothing() -> None:
    plan = plan_emojis(DRAWINGS, [], [], NOW)
    assert plan.upload == ["coal", "cart"]
    assert not plan.usable


def test_what_is_there_with_its_drawing_is_used_and_not_uploaded_again() -> None:
    stored = [StoredEmoji(1, "coal", "hash of coal")]
    plan = plan_emojis(DRAWINGS, stored, [UploadedEmoji(1, "coal", True)], NOW)
    assert (plan.usable, plan.upload) == ({"coal": 1}, ["cart"])


def test_a_changed_drawing_is_uploaded_and_the_old_one_used_until_then() -> None:
    old = UploadedEmoji(1, "coal", True)
    plan = plan_emojis(DRAWINGS, [StoredEmoji(1, "coal", "an older hash")], [old], NOW)
    assert plan.usable == {"coal": 1}
    assert plan.upload == ["coal", "cart"]
    assert plan.replaced == {"coal": old}


def test_a_replacement_that_was_interrupted_before_the_renaming_goes_on() -> None:
    old = UploadedEmoji(1, "coal", True)
    plan = plan_emojis(DRAWINGS, [StoredEmoji(1, "old_1", "", NOW)], [old], NOW)
    assert plan.replaced == {"coal": old}
    assert "coal" in plan.upload


def test_what_the_bot_uploaded_and_does_not_remember_is_replaced() -> None:
    own = UploadedEmoji(1, "coal", True)
    plan = plan_emojis(DRAWINGS, [], [own], NOW)
    assert (plan.usable, plan.replaced) == ({"coal": 1}, {"coal": own})


def test_emojis_of_others_are_left_alone_even_under_a_name_of_ours() -> None:
    others = [UploadedEmoji(1, "coal", False), UploadedEmoji(2, "smile", False), UploadedEmoji(3, "own_old", True)]
    plan = plan_emojis(DRAWINGS, [], others, NOW)
    assert (plan.upload, plan.left_out, plan.usable, plan.replaced, plan.delete) == (["cart"], ["coal"], {}, {}, [])


def test_a_replaced_emoji_is_deleted_once_old_messages_had_time() -> None:
    there = [UploadedEmoji(1, "old_1", True)]
    since = NOW - RETIRED_DAYS * DAY
    assert plan_emojis({}, [StoredEmoji(1, "old_1", "", since + 1)], there, NOW).delete == []
    assert plan_emojis({}, [StoredEmoji(1, "old_1", "", since)], there, NOW).delete == [1]


def test_an_emoji_without_a_drawing_is_retired_and_one_that_somebody_deleted_is_forgotten() -> None:
    stored = [StoredEmoji(1, "wings", "hash of wings"), StoredEmoji(2, "coal", "hash of coal")]
    plan = plan_emojis(DRAWINGS, stored, [UploadedEmoji(1, "wings", True)], NOW)
    assert plan.retire == [stored[0]]
    assert plan.gone == [2]
    assert "coal" in plan.upload
    assert not plan.usable


def test_no_more_are_uploaded_than_an_application_may_have() -> None:
    there = [UploadedEmoji(number, f"other_{number}", False) for number in range(MAX_EMOJIS - 1)]
    plan = plan_emojis(DRAWINGS, [], there, NOW)
    assert (plan.upload, plan.left_out) == (["coal"], ["cart"])
