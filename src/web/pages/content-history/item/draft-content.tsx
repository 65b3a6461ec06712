import { unfinishedFormSchema } from "../../../../contract/seo/form.ts"

/** The input of a draft, enough to recognize it. */
export function DraftContent({ form }: { form: unknown }) {
  const { data } = unfinishedFormSchema.safeParse(form ?? {})
  if (data === undefined) return null
  const products = data.products.map(({ name }) => name).filter((name) => name.trim() !== "")
  const sections = data.bodyTextSections.map(({ content }) => content).filter((content) => content.trim() !== "")
  const rows = [
    { name: "Business Name", text: data.businessName },
    { name: "Industry", text: data.industry },
    { name: "Target Audience", text: data.targetAudience },
    { name: "Description", text: data.description },
    { name: "Products", text: products.join(", ") },
    { name: "Body Text Content", text: sections.join("\n\n") },
  ].filter(({ text }) => text !== undefined && text.trim() !== "")
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-medium text-ink-soft text-sm">{name}</dt>
          <dd className="wrap-anywhere line-clamp-6 whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
