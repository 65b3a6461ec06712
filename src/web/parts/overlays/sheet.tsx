import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { IconButton } from "../buttons/button.tsx"
import { Backdrop } from "./backdrop.tsx"
import { useReturnFocus } from "./use-return-focus.ts"

type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  text?: string
  /** Actions on all of it; stays in view at the bottom. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel for working beside the list that it came from. On a phone, it takes the whole screen. */
export function Sheet({ isOpen, onOpenChange, title, text, footer, children }: SheetProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          {...returnFocus}
          {...(text === undefined ? { "aria-describedby": undefined } : {})}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-fade flex-col border-line border-l bg-page shadow-3 outline-none sm:max-w-[min(72rem,92vw)]"
        >
          <div className="flex items-start justify-between gap-4 border-line border-b px-4 py-3 sm:px-6">
            <div className="min-w-0">
              <Radix.Title className="wrap-anywhere text-xl">{title}</Radix.Title>
              {text !== undefined && <Radix.Description className="text-ink-soft text-sm">{text}</Radix.Description>}
            </div>
            <div className="-mr-2">
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <div className="px-4 py-6 sm:px-6">{children}</div>
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-4 py-3 sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
