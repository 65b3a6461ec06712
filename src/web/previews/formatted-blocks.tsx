import type { Block } from "../../domain/text/split/read-blocks.ts"

const headingLooks = { 2: "mt-2 font-bold text-[1.15em] leading-snug", 3: "mt-1 font-bold" }

/** The blocks of a long text, as a page shows them. */
export function FormattedBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid min-w-0 gap-2.5 [overflow-wrap:anywhere]">
      {blocks.map((block, index) => {
        const { kind, lines } = block
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the same line may appear twice, and none keeps state.
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
