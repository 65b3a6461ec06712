import { ChevronDown, Search, SearchX } from "lucide-react"
import { useState } from "react"
import { type Question, questions } from "../../content/faq.ts"
import { ButtonLink } from "../../parts/button-link.tsx"
import { EmptyState } from "../../parts/empty-state.tsx"
import { TextInput } from "../../parts/text-input.tsx"
import { findQuestions } from "./find-questions.ts"

export function FaqPage() {
  const [text, setText] = useState("")
  const found = findQuestions(questions, text)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-20 sm:px-6 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">Questions and answers</h1>
      <p className="mt-3 max-w-line text-ink-soft text-lg">What people ask before they start.</p>
      <search className="mt-8 block">
        <TextInput
          type="search"
          aria-label="Search the questions"
          placeholder="Search the questions"
          lead={<Search />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p aria-live="polite" className="sr-only">
          {text.trim() !== "" && `${found.length} of ${questions.length} questions found`}
        </p>
      </search>
      <div className="mt-6">
        {found.length === 0 ? (
          <EmptyState icon={<SearchX />} title="No results found" text="Try adjusting your search terms" />
        ) : (
          <ul className="flex flex-col gap-3">
            {found.map((question) => (
              <QuestionItem key={question.id} {...question} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-8">
        <p className="font-semibold text-lg">The rest is best seen by trying it.</p>
        <ButtonLink href="/api/auth/login" isFullPage variant="primary">
          Get Started Now
        </ButtonLink>
      </div>
    </div>
  )
}

/** Opens without any script. */
function QuestionItem({ id, question, answer }: Question) {
  return (
    <li>
      <details id={id} className="group rounded-lg border border-line bg-surface shadow-1">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-lg p-4 font-semibold hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">{question}</h2>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="max-w-line px-4 pb-5 text-ink-soft sm:px-6">{answer}</p>
      </details>
    </li>
  )
}
