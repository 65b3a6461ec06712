import { useState } from "react"
import { type ColumnUse, columnUses, columnUseWords } from "../../../../domain/bulk/files/column-uses.ts"
import { type ColumnMatch, chosenUses } from "../../../../domain/bulk/files/match-columns.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { Checkbox } from "../../../parts/fields/checkbox.tsx"
import { ErrorSummary } from "../../../parts/fields/error-summary.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import type { CheckedFile, OpenedFile } from "../reading/file-desk.ts"
import type { Reader } from "../reading/open-reader.ts"
import { number, products } from "../say-job.ts"
import { rememberUses } from "./remembered-uses.ts"

type MatchStepProps = {
  file: OpenedFile
  reader: Reader
  uses: readonly ColumnUse[]
  isRemembered: boolean
  onUses: (uses: readonly ColumnUse[]) => void
  onHeads: (hasHeads: boolean) => void
  onChecked: (checked: CheckedFile) => void
}

/** Step 1: the use of each column, with a few sample cells. */
export function MatchStep({ file, reader, uses, isRemembered, onUses, onHeads, onChecked }: MatchStepProps) {
  const { source, matches } = file
  const { isChecking, share, problems, check } = useCheck({ file, reader, uses, onChecked })
  return (
    <Card as="section" labelledBy="bulk-match">
      <div className="mb-4 flex flex-col gap-4">
        <h2 id="bulk-match" tabIndex={-1} className="text-lg outline-none">
          What is in each column?
        </h2>
        <p className="max-w-line text-ink-soft">{sayFile(file)}</p>
        {isRemembered && <Notice>The columns are matched as you matched them the last time.</Notice>}
        {file.surplus > 0 && (
          <Notice tone="warn" title={`${number(file.surplus)} more than fit into one job`}>
            The first {products(file.productCount)} are taken. Put the others into a second file.
          </Notice>
        )}
        <ErrorSummary problems={problems} />
        {source.kind === "plain" && (
          <Checkbox
            label="The first row holds the names of the columns"
            isChecked={source.headAt !== null}
            onChange={onHeads}
          />
        )}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {matches.map((match, column) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may be called the same, and none moves.
            key={column}
            match={match}
            use={uses[column] ?? "keep"}
            onUse={(use) => onUses(withUse(uses, column, use))}
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-4">
        {isChecking && (
          <div className="min-w-0 flex-1 basis-56">
            <Progress label="Checking the products" done={Math.round(share * 100)} total={100} unit="percent" />
          </div>
        )}
        <Button variant="primary" isBusy={isChecking} onClick={() => void check()}>
          Check {products(file.productCount)}
        </Button>
      </div>
    </Card>
  )
}

const sayFile = ({ source, productCount }: OpenedFile): string => {
  const found = `${products(productCount)} in ${source.labels.length} columns.`
  return source.label === "" ? found : `This looks like ${source.label}: ${found}`
}

/** If only one column can have a use, the previous one loses it. */
function withUse(uses: readonly ColumnUse[], column: number, use: ColumnUse): readonly ColumnUse[] {
  const { isMany } = columnUseWords[use]
  return uses.map((before, at) => (at === column ? use : !isMany && before === use ? "keep" : before))
}

const options = columnUses.map((use) => ({
  value: use,
  label: columnUseWords[use].label,
  hint: columnUseWords[use].help,
}))

type ColumnRowProps = { match: ColumnMatch; use: ColumnUse; onUse: (use: ColumnUse) => void }

function ColumnRow({ match: { label, samples }, use, onUse }: ColumnRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_16rem] md:items-center">
      <p className="wrap-anywhere min-w-0 font-medium">{label}</p>
      <p className="line-clamp-2 min-w-0 text-ink-soft text-sm">
        {samples.length === 0 ? "Empty" : samples.map((sample) => sample.slice(0, 120)).join(" · ")}
      </p>
      <Select
        aria-label={`Use of the column ${label}`}
        value={use}
        options={options}
        onChange={(value) => onUse(columnUses.find((one) => one === value) ?? "keep")}
      />
    </li>
  )
}

const required = ["name", "description"] as const

function useCheck({ file, reader, uses, onChecked }: Pick<MatchStepProps, "file" | "reader" | "uses" | "onChecked">) {
  const [isChecking, setChecking] = useState(false)
  const [share, setShare] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const hasText = uses.some((use) => use === "description" || use === "features" || use === "fact")
  const missing = required.filter((use) => !uses.includes(use) && !(use === "description" && hasText))
  const problems = isAsked
    ? missing.map((use) => ({
        fieldId: "bulk-match",
        message: `Choose which column holds the ${columnUseWords[use].label.toLowerCase()}`,
      }))
    : []

  async function check() {
    setAsked(true)
    if (missing.length > 0) return
    setChecking(true)
    try {
      rememberUses(localStorage, file.signature, chosenUses(file.source, withUses(file, uses)))
      onChecked(await reader.ask("check", { uses }, setShare))
    } finally {
      setChecking(false)
    }
  }
  return { isChecking, share, problems, check }
}

const withUses = ({ matches }: OpenedFile, uses: readonly ColumnUse[]): readonly ColumnMatch[] =>
  matches.map((match, column) => ({ ...match, use: uses[column] ?? "keep" }))
