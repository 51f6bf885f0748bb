"""An ordinary discord.py bot with a bit of everything; it knows nothing of the playground."""

import asyncio
import io
import logging
import os
import re
import sys

import discord
from discord import app_commands, ui
from PIL import Image

WORDS = ["coal", "cage", "cart", "shaft", "shift"]
KEY = app_commands.locale_str


class Translator(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: object) -> str | None:
        return {("board", "pl"): "plansza", ("Shows the board.", "pl"): "Pokazuje planszę."}.get((string.message, locale.value))


def picture(count: int) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (40 + count, 30), (166, 60, 42)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"board{count}.png", description=f"A board with {count} on it")


def board(count: int, file: discord.File) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))
    view.add_item(
        ui.Container(ui.TextDisplay(f"## Board\nCount **{count}**"), gallery, ui.ActionRow(More(count)), accent_colour=0xA63C2A)
    )
    return view


class More(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"more:(?P<count>\d+)"):
    """A button that survives a restart: all it needs is in its custom id."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(ui.Button(label="More", custom_id=f"more:{count}", style=discord.ButtonStyle.primary))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]) -> "More":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        file = picture(self.count + 1)
        await interaction.response.edit_message(view=board(self.count + 1, file), attachments=[file])


class Form(ui.Modal, title="Your name"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2, max_length=20))
    side = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label="Light", value="l"), discord.RadioGroupOption(label="Dark", value="d")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.side.component, ui.RadioGroup)
        await interaction.response.send_message(
            f"Hello {self.name.component.value} on {self.side.component.value}", ephemeral=True
        )


class Picks(ui.View):
    @ui.select(
        custom_id="coal",
        placeholder="Which coal?",
        max_values=2,
        options=[discord.SelectOption(label="Yellow", value="y"), discord.SelectOption(label="Grey", value="g")],
    )
    async def coal(self, interaction: discord.Interaction, select: ui.Select["Picks"]) -> None:
        await interaction.response.send_message("coal " + ",".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="who", placeholder="Who?")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect["Picks"]) -> None:
        await interaction.response.send_message("who " + select.values[0].display_name)

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: ui.Button["Picks"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="picked", view=None)
        await interaction.followup.send("and a follow-up", ephemeral=True)


class Example(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(intents=intents, max_messages=None, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)
        self.go = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(More)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        logging.getLogger("example").warning("resumed")


client = Example()
Interaction = discord.Interaction[Example]


async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if word.startswith(current)]


@client.tree.command(description="Says it again.")
@app_commands.autocomplete(word=complete)
async def echo(
    interaction: Interaction, word: str, times: app_commands.Range[int, 1, 3] = 1, to: discord.Member | None = None
) -> None:
    await interaction.response.send_message(
        f"{interaction.locale}: {' '.join([word] * times)} {to.mention if to else ''}".strip()
    )


@client.tree.command(name=KEY("board"), description=KEY("Shows the board."))
async def show_board(interaction: Interaction) -> None:
    file = picture(1)
    await interaction.response.send_message(view=board(1, file), file=file)


@client.tree.command(description="Selects.")
async def picks(interaction: Interaction) -> None:
    await interaction.response.send_message("pick", view=Picks(timeout=None))


@client.tree.command(description="A modal.")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


@client.tree.command(description="Only for you.")
async def whisper(interaction: Interaction) -> None:
    await interaction.response.send_message("psst", ephemeral=True)
    await interaction.followup.send("and more", ephemeral=True)


@client.tree.command(description="Thinks first.")
async def think(interaction: Interaction, seconds: float, private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await asyncio.sleep(seconds)
    await interaction.edit_original_response(content="thought")


@client.tree.command(description="Answers after so long.")
async def late(interaction: Interaction, seconds: float) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await asyncio.sleep(seconds)
    try:
        await interaction.response.send_message("in time")
    except discord.NotFound as error:
        await channel.send(f"refused {error.code}")


@client.tree.command(description="Acknowledges twice.")
async def twice(interaction: Interaction) -> None:
    await interaction.response.send_message("once")
    interaction.response._response_type = None
    try:
        await interaction.response.send_message("twice")
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused {error.code}")


@client.tree.command(description="Edits its answer once somebody says go.")
async def hold(interaction: Interaction) -> None:
    await interaction.response.send_message("waiting")
    await client.go.wait()
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    try:
        await interaction.edit_original_response(content="edited")
    except discord.HTTPException as error:
        await channel.send(f"refused {error.status} {error.code}")


@client.tree.command(description="Lets those go who hold.")
async def go(interaction: Interaction) -> None:
    client.go.set()
    await interaction.response.send_message("go")


@client.tree.command(description="Writes to you directly.")
async def write(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await interaction.user.send("hello there", file=picture(3))
        await interaction.edit_original_response(content="written")
    except discord.Forbidden as error:
        await interaction.edit_original_response(content=f"refused {error.code}")


@client.tree.command(description="Opens a thread.")
async def thread(interaction: Interaction, name: str, private: bool = False) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    opened = await channel.create_thread(name=name, type=kind, auto_archive_duration=10080)
    await opened.add_user(interaction.user)
    await opened.send(f"{interaction.user.mention} welcome", allowed_mentions=discord.AllowedMentions(users=[interaction.user]))
    await interaction.edit_original_response(content=f"opened {opened.mention}")


@client.tree.command(description="Posts in a channel with a nonce, and edits what it posted.")
async def post(interaction: Interaction, nonce: str, text: str, picture_too: bool = False) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    try:
        message = await channel.send(text, nonce=nonce, **({"file": picture(2)} if picture_too else {}))
        await channel.get_partial_message(message.id).edit(content=text + "!")
        await interaction.edit_original_response(content=f"posted {message.id}")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused {error.status} {error.code}")


@client.tree.command(description="Edits a message by its number.")
async def edit(interaction: Interaction, message: str) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    try:
        await channel.get_partial_message(int(message)).edit(content="edited")
        await interaction.edit_original_response(content="edited")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused {error.status} {error.code}")


@client.tree.command(description="For those who may manage the server.")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def manage(interaction: Interaction) -> None:
    await interaction.response.send_message("managed")


class Order(ui.Modal, title="An order"):
    who = ui.Label(text="For whom", component=ui.UserSelect(custom_id="who"))
    paper = ui.Label(text="Paper", component=ui.FileUpload(custom_id="paper", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.who.component, ui.UserSelect)
        assert isinstance(self.paper.component, ui.FileUpload)
        names = ",".join(one.filename for one in self.paper.component.values)
        await interaction.response.send_message(f"for {self.who.component.values[0].display_name}: {names}")


@client.tree.command(description="A modal with people and files.")
async def order(interaction: Interaction) -> None:
    await interaction.response.send_modal(Order())


@client.tree.command(description="Weighs a file.")
async def weigh(interaction: Interaction, paper: discord.Attachment) -> None:
    await interaction.response.send_message(f"{paper.filename} has {len(await paper.read())} bytes")


@client.tree.command(description="Thinks until somebody says go.")
async def ponder(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await client.go.wait()
    await interaction.edit_original_response(content="thought")


@client.tree.command(description="Types before it writes.")
async def slowly(interaction: Interaction) -> None:
    await interaction.response.send_message("I begin", ephemeral=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    async with channel.typing():
        await client.go.wait()
    await channel.send("slowly")


@client.tree.context_menu(name="Quote")
async def quote(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"“{message.content}”")


if __name__ == "__main__":
    client.run(os.environ["DISCORD_TOKEN"], log_handler=None if "--quiet" in sys.argv else discord.utils.MISSING)
