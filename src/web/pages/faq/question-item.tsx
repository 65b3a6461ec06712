import { ChevronDown, Link2 } from "lucide-react"
import { answerOf, type FaqItem } from "../../../domain/support/faq-item.ts"

/** Opens without scripts: with a click, and by its own address, because the id is inside the collapsed content. */
export function QuestionItem({ item }: { item: FaqItem }) {
  return (
    <li>
      <details className="group">
        <summary className="-mx-3 flex cursor-pointer list-none items-center justify-between gap-4 rounded-md px-3 py-4 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <h3 className="font-semibold text-lg">{item.question}</h3>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div id={item.id} className="scroll-mt-40 pb-5">
          <p className="max-w-line text-ink-soft">{answerOf(item, null)}</p>
          <a href={`#${item.id}`} className="link mt-3 inline-flex items-center gap-1.5 py-1 text-sm">
            <Link2 aria-hidden="true" className="size-4" />
            Link to this answer
          </a>
        </div>
      </details>
    </li>
  )
}
