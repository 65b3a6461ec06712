import { quickQuestions } from "../../domain/support/canned.ts"

const shown = 2

export function QuickQuestions({ isDisabled, onPick }: { isDisabled: boolean; onPick: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="flex shrink-0 flex-wrap gap-2 px-4 pb-3">
      {quickQuestions.slice(0, shown).map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onPick(question)}
            className="min-h-8 rounded-md border border-line px-2.5 text-accent text-sm transition-colors hover:bg-sunken disabled:opacity-50"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
