# The lesson for newcomers
newcomer-lesson = -# New here? The lesson takes two minutes.
btn-lesson = Lesson: 2 minutes
btn-next-page = Next
btn-previous-page = Back
