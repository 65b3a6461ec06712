import { ButtonLink } from "../parts/button-link.tsx"

/** A page that has its place already and nothing in it yet. It says so, and pretends nothing. */
export function UnfurnishedRoom({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-line">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{text}</p>
      <div className="mt-6">
        <ButtonLink href="/">Back to Home</ButtonLink>
      </div>
    </div>
  )
}
