import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { IconButton } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { Backdrop } from "./backdrop.tsx"
import { dialogFrame } from "./dialog-frame.ts"
import { useReturnFocus } from "./use-return-focus.ts"

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl" }

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  text?: string
  /** The buttons, the one that continues last. */
  footer?: ReactNode
  width?: keyof typeof widths
  children?: ReactNode
}

export function Dialog({ isOpen, onOpenChange, title, text, footer, width = "md", children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          {...returnFocus}
          {...(text === undefined ? { "aria-describedby": undefined } : {})}
          className={classes(dialogFrame, widths[width])}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="min-w-0">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {text !== undefined && <Radix.Description className="mt-1 text-ink-soft">{text}</Radix.Description>}
            </div>
            <div className="-mt-1 -mr-3">
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          {children !== undefined && <div className="min-h-0 overflow-y-auto px-6 py-4">{children}</div>}
          {footer !== undefined && <div className="flex flex-wrap justify-end gap-3 px-6 pt-2 pb-6">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
