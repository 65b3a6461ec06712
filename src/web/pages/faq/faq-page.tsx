import { Search, SearchX } from "lucide-react"
import { useState } from "react"
import { faq } from "../../../domain/support/faq.ts"
import { faqCategories } from "../../../domain/support/faq-item.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { findQuestions } from "./find-questions.ts"
import { QuestionItem } from "./question-item.tsx"
import { useOpenedByAddress } from "./use-opened-by-address.ts"

export function FaqPage() {
  const [text, setText] = useState("")
  const found = findQuestions(faq, text)
  useOpenedByAddress()
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-8 pb-20 sm:px-6 sm:pt-14">
      <div className="max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">Questions and answers</h1>
        <p className="mt-3 text-ink-soft text-lg">
          What people ask before they start, and after. Search them, or go by subject.
        </p>
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
            {text.trim() !== "" && `${found.length} of ${faq.length} questions found`}
          </p>
        </search>
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[13rem_minmax(0,48rem)]">
        <Subjects />
        {found.length === 0 ? (
          <EmptyState icon={<SearchX />} title="No results found" text="Try adjusting your search terms" />
        ) : (
          <div className="flex flex-col gap-12">
            {faqCategories.map(({ id, label }) => {
              const items = found.filter(({ category }) => category === id)
              return (
                items.length > 0 && (
                  <section key={id} aria-labelledby={`about-${id}`}>
                    <h2 id={`about-${id}`} className="text-xl">
                      {label}
                    </h2>
                    <ul className="mt-3 divide-y divide-line border-line border-y">
                      {items.map((item) => (
                        <QuestionItem key={item.id} item={item} />
                      ))}
                    </ul>
                  </section>
                )
              )
            })}
          </div>
        )}
      </div>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-sunken p-6 sm:p-8">
        <p className="font-semibold text-xl">Try it and see for yourself.</p>
        <ButtonLink href="/api/auth/login" isFullPage variant="primary" size="lg">
          Get Started Now
        </ButtonLink>
      </div>
    </div>
  )
}

function Subjects() {
  return (
    <nav aria-label="Subjects" className="hidden lg:block">
      <ul className="sticky top-8 flex flex-col gap-1 border-line border-l">
        {faqCategories.map(({ id, label }) => (
          <li key={id}>
            <a href={`#about-${id}`} className="block py-1 pl-4 text-ink-soft hover:text-ink hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
