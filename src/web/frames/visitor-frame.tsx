import type { ReactNode } from "react"
import { ChatButton } from "../chat/chat-button.tsx"
import { PublicFrame } from "../parts/layout/public-frame.tsx"
import { useSignedInAs } from "./use-signed-in-as.ts"

/** The public frame with the support chat in its corner. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <PublicFrame account={useSignedInAs()} corner={<ChatButton />}>
      {children}
    </PublicFrame>
  )
}
