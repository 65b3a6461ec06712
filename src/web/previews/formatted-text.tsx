import { readBlocks } from "../../domain/text/split/read-blocks.ts"
import { Bar } from "./bar.tsx"
import { FormattedBlocks } from "./formatted-blocks.tsx"

/** A description as a shop's page lays it out: paragraphs, headings and lists. */
export function FormattedText({ text }: { text: string }) {
  if (text.trim() === "")
    return (
      <div className="grid gap-2">
        <Bar className="w-full" />
        <Bar className="w-11/12" />
        <Bar className="w-2/3" />
      </div>
    )
  return <FormattedBlocks blocks={readBlocks(text)} />
}
