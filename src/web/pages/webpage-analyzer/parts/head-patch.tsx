import type { Analysis } from "../../../../contract/pages.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { classes } from "../../../parts/classes.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

type HeadLines = Analysis["improved"]["head"]

const looks = {
  same: "text-ink-soft",
  added: "bg-good-soft text-good",
  removed: "bg-bad-soft text-bad line-through",
}
const signs = { same: " ", added: "+", removed: "−" }
const words = { same: "Stays", added: "New", removed: "Goes" }

/** The lines of the head as they are and as they should be. */
export function HeadPatch({ lines }: { lines: HeadLines }) {
  const after = lines.filter(({ kind }) => kind !== "removed").map(({ line }) => line)
  return (
    <Card as="section" labelledBy="head-patch">
      <CardHead
        id="head-patch"
        level={3}
        title="The head, corrected"
        action={<CopyButton text={after.join("\n")} label="Corrected head" words="Copy" />}
      />
      <ul className="flex flex-col gap-1 font-mono text-sm">
        {lines.map(({ kind, line }) => (
          <li key={`${kind} ${line}`} className={classes("flex gap-2 rounded-sm px-2 py-1", looks[kind])}>
            <span aria-hidden="true">{signs[kind]}</span>
            <span className="sr-only">{words[kind]}: </span>
            <code className="min-w-0 [overflow-wrap:anywhere]">{line}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
