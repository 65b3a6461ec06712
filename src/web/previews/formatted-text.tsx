import { readBlocks } from "../../domain/previews/read-blocks.ts"
import { Bar } from "./bar.tsx"

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
  return (
    <div className="grid min-w-0 gap-2.5 [overflow-wrap:anywhere]">
      {readBlocks(text).map(({ kind, lines }, index) => {
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
            className={kind === "heading" ? "mt-1 font-bold text-[15px]" : "whitespace-pre-line"}
          >
            {lines.join("\n")}
          </p>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
      })}
    </div>
  )
}
