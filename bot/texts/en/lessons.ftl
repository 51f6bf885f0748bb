# The lesson for newcomers
newcomer-lesson = -# New here? The lesson takes two minutes.
btn-lesson = Lesson: 2 minutes
btn-next-page = Next
btn-previous-page = Back
rules-none = Nobody has written the rules of this game down here yet. The panel offers whatever is allowed.
