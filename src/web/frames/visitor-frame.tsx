import type { ReactNode } from "react"
import { ChatButton } from "../chat/chat-button.tsx"
import { PublicFrame } from "../parts/public-frame.tsx"

/** The public frame with somebody to ask in its corner. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return <PublicFrame corner={<ChatButton />}>{children}</PublicFrame>
}
