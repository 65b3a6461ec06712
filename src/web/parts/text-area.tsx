import type { ComponentProps } from "react"
import { classes } from "./classes.ts"
import { controlLook } from "./control-look.ts"
import { useField } from "./use-field.ts"

/** Grows with its text where the browser can, up to a screenful. Its counter stands in the field around it. */
export function TextArea({ rows = 4, ...rest }: Omit<ComponentProps<"textarea">, "className" | "children">) {
  return (
    <textarea
      {...useField()}
      rows={rows}
      {...rest}
      className={classes(controlLook, "field-sizing-content block max-h-[32rem] min-h-24 resize-y py-2")}
    />
  )
}
