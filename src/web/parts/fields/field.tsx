import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Counter, type CounterProps } from "./counter.tsx"
import { FieldContext } from "./use-field.ts"

type FieldProps = {
  label: string
  /** Set if something else must point here, as the error summary does. */
  id?: string
  isRequired?: boolean
  /** Marked like a required one, but required only in the case that the text around it explains. */
  isStarred?: boolean
  help?: ReactNode
  error?: string | undefined
  counter?: CounterProps
  /** A small control in the label's row. */
  action?: ReactNode
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, id, isRequired = false, isStarred = isRequired, help, error, counter, action, children } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteIds = [
    error !== undefined && `${fieldId}-error`,
    help !== undefined && `${fieldId}-help`,
    counter && `${fieldId}-count`,
  ]
  const describedBy = noteIds.filter(Boolean).join(" ") || undefined
  return (
    <FieldContext value={{ id: fieldId, describedBy, isInvalid: error !== undefined, isRequired }}>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex items-end justify-between gap-4">
          <label htmlFor={fieldId} className="font-medium">
            {label}
            {isStarred && <RequiredMark />}
          </label>
          {action}
        </div>
        {children}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 empty:hidden">
          {(error !== undefined || help !== undefined) && (
            <div className="flex min-w-0 max-w-line flex-col gap-1">
              {error !== undefined && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
              {help !== undefined && (
                <p id={`${fieldId}-help`} className="text-ink-faint text-sm">
                  {help}
                </p>
              )}
            </div>
          )}
          {counter && <Counter {...counter} id={`${fieldId}-count`} />}
        </div>
      </div>
    </FieldContext>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-bad" title="Required">
      *
    </span>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-medium text-bad text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
