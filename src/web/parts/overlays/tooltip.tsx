import { Tooltip as Radix } from "radix-ui"
import type { ReactNode } from "react"

const openDelayMs = 700
const skipDelayMs = 300

/** Around the app, once: after one tooltip was shown, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  text: string
  side?: "top" | "right" | "bottom" | "left"
  /** One control that takes a ref: a button, a link. */
  children: ReactNode
}

/** Additional text for a control; never the only place for it. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-page text-sm shadow-2"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
