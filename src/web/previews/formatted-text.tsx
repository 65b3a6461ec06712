import { type Block, readBlocks } from "../../domain/text/read-blocks.ts"
import { Bar } from "./bar.tsx"

const headingLooks = { 2: "mt-2 font-bold text-[1.15em] leading-snug", 3: "mt-1 font-bold" }

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

export function FormattedBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid min-w-0 gap-2.5 [overflow-wrap:anywhere]">
      {blocks.map((block, index) => {
        const { kind, lines } = block
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the same line may stand there twice, and none keeps a state.
        if (kind === "list")
          return (
            <ul key={index} className="grid list-disc gap-1 ps-5">
              {lines.map((line, place) => (
                <li key={place} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          )
        return (
          <p
            key={index}
            dir="auto"
            className={block.kind === "heading" ? headingLooks[block.level] : "whitespace-pre-line"}
          >
            {lines.join("\n")}
          </p>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
      })}
    </div>
  )
}
