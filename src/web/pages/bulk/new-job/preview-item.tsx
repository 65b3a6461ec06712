import { type FormEvent, useState } from "react"
import { type ColumnUse, columnUseWords } from "../../../../domain/bulk/files/column-uses.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import type { CellFault } from "../reading/check-product.ts"
import type { PreviewRow } from "../reading/file-desk.ts"

export type Fixable = Exclude<ColumnUse, "fact" | "features" | "keep">

type PreviewItemProps = { row: PreviewRow; onFix: (use: Fixable, text: string) => Promise<void> }

/** One product as it was understood; wrong cells can be corrected here. */
export function PreviewItem({ row, onFix }: PreviewItemProps) {
  const { product, lineCount, faults } = row
  const others = [product.category, product.price, product.brand, product.condition, product.keywords].filter(
    (text) => text !== "",
  )
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[6rem_minmax(0,1fr)]">
      <p className="text-ink-faint text-sm tabular-nums">
        Row {product.line}
        {lineCount > 1 && <span className="block">{lineCount} variants</span>}
      </p>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="wrap-anywhere font-medium">{product.name === "" ? "No name" : product.name}</p>
        {others.length > 0 && <p className="wrap-anywhere text-ink-soft text-sm">{others.join(" · ")}</p>}
        <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-ink-soft text-sm">
          {product.description === "" ? "No description" : product.description}
        </p>
        {faults.map((fault) => (
          <Fix key={fault.use} row={row} fault={fault} onFix={onFix} />
        ))}
        {faults.length > 1 && <Badge tone="bad">{faults.length} errors</Badge>}
      </div>
    </li>
  )
}

const isFixable = (use: ColumnUse): use is Fixable => use !== "fact" && use !== "features" && use !== "keep"

function Fix({ row, fault: { use, message }, onFix }: PreviewItemProps & { fault: CellFault }) {
  const known = isFixable(use) ? row.product[use] : ""
  const [text, setText] = useState(known)
  const [isBusy, setBusy] = useState(false)
  if (!isFixable(use)) return <p className="font-medium text-bad text-sm">{message}</p>
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await onFix(use, text)
    setBusy(false)
  }
  const control = { value: text, autoComplete: "off" }
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <div className="min-w-0 flex-1">
        <Field label={`${columnUseWords[use].label}, row ${row.product.line}`} error={message}>
          {use === "description" ? (
            <TextArea {...control} isCompact onChange={({ target }) => setText(target.value)} />
          ) : (
            <TextInput {...control} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      </div>
      <div className="sm:pt-[1.9rem]">
        <Button type="submit" isBusy={isBusy} disabled={text.trim() === known.trim()}>
          Apply
        </Button>
      </div>
    </form>
  )
}
