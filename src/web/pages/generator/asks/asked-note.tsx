import { useAsked } from "./asked-fields.ts"

/** Beside a field of the form: what the open listing would gain from it. */
export function AskedNote({ path, text }: { path: string; text: string }) {
  const questions = useAsked(path, text)
  if (questions.length === 0) return null
  return questions.map((question) => (
    <span key={question} className="mt-1 block border-edge border-l-2 pl-2 text-ink-soft">
      {question}
    </span>
  ))
}
