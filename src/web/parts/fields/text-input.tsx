import type { ComponentProps, ReactNode } from "react"
import { classes } from "../classes.ts"
import { controlLook } from "./control-look.ts"
import { useField } from "./use-field.ts"

type TextInputProps = Omit<ComponentProps<"input">, "className" | "children"> & {
  /** Inside, at the start: a search icon, a currency sign. */
  lead?: ReactNode
}

/** Accepts `{...register("name")}` as it is; label, help and error come from the field around it. */
export function TextInput({ lead, type = "text", ...rest }: TextInputProps) {
  const input = (
    <input
      {...useField()}
      type={type}
      {...rest}
      className={classes(controlLook, "h-10", lead !== undefined && "pl-9")}
    />
  )
  if (lead === undefined) return input
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-faint [&_svg]:size-[18px]"
      >
        {lead}
      </span>
      {input}
    </div>
  )
}
