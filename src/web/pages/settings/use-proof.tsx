import { type ReactNode, useState } from "react"
import { account } from "../../../contract/account.ts"
import type { User } from "../../../contract/auth.ts"
import { hasCode } from "../../api/call-error.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { toast } from "../../parts/feedback/toast.ts"
import { type Asked, ProofDialog } from "./proof-dialog.tsx"

export interface ProofAsker {
  /** Always asks, and passes on the proof. */
  readonly ask: (asked: Asked) => void
  /** Acts at once if the server allows it, and asks only if required. */
  readonly tryFirst: (title: string, run: () => Promise<void>) => Promise<void>
  readonly dialog: ReactNode
}

/** Before a critical action, users prove their identity with the password or a code. */
export function useProof(user: User): ProofAsker {
  const [asked, setAsked] = useState<Asked>()

  async function tryFirst(title: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (!hasCode(error, "proof_required")) {
        toast({ title: "That did not work", description: explain(error, "Please try again."), variant: "destructive" })
        return
      }
      setAsked({
        title,
        text: "Please confirm that it is you. For ten minutes nothing asks again.",
        confirmLabel: "Go on",
        run: async (proof) => {
          await send(account.confirm, { body: proof })
          await run()
        },
      })
    }
  }

  const dialog = (
    <ProofDialog key={asked?.title} asked={asked} hasCode={user.twoFactorEnabled} onClose={() => setAsked(undefined)} />
  )
  return { ask: setAsked, tryFirst, dialog }
}
