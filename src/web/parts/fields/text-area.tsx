import type { ComponentProps } from "react"
import { classes } from "../classes.ts"
import { controlLook } from "./control-look.ts"
import { useField } from "./use-field.ts"

type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "children"> & {
  /** Starts as one line: for lists that are mostly short. */
  isCompact?: boolean
  /** Grows no further than a few lines: for pasted text that is then shown elsewhere. */
  isCapped?: boolean
}

/** Grows with its text if the browser can, up to a screenful. Its counter is in the field around it. */
export function TextArea({ isCompact = false, isCapped = false, rows = isCompact ? 1 : 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useField()}
      rows={rows}
      {...rest}
      className={classes(
        controlLook,
        "field-sizing-content block resize-y",
        isCapped ? "max-h-40" : "max-h-[32rem]",
        isCompact ? "min-h-10 py-[7px]" : "min-h-24 py-2",
      )}
    />
  )
}
