import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import { classes } from "../../../../parts/classes.ts"
import { BriefField } from "./brief-field.tsx"

/** Short fields side by side if there is room; a long one takes a whole line. */
export function FieldGrid({ fields }: { fields: readonly FormField[] }) {
  return (
    <div className="grid gap-x-5 gap-y-6 @lg:grid-cols-2">
      {fields.map((field, place) => (
        <div key={field.key} className={classes("min-w-0", isAlone(fields, place) && "@lg:col-span-2")}>
          <BriefField field={field} />
        </div>
      ))}
    </div>
  )
}

/** A field that needs more than half a line. */
const halfLineChars = 34

/** A slot without a field also counts: nothing short is there. */
const isLong = (field: FormField | undefined): boolean =>
  field === undefined || field.kind === "text" || field.kind === "list" || field.example.length > halfLineChars

/** Long, or a short one without a short neighbor. */
function isAlone(fields: readonly FormField[], place: number): boolean {
  if (isLong(fields[place])) return true
  let first = place
  while (first > 0 && !isLong(fields[first - 1])) first--
  return (place - first) % 2 === 0 && isLong(fields[place + 1])
}
