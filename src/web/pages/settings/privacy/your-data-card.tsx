import { Download, Trash2 } from "lucide-react"
import { useState } from "react"
import { account, type Proof } from "../../../../contract/account.ts"
import type { User } from "../../../../contract/auth.ts"
import { download } from "../../../api/download.ts"
import { saveFile } from "../../../api/save-file.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"
import { setLeaveGuard } from "../../../routing/leave-guard.ts"
import { useProof } from "../use-proof.tsx"

export function YourDataCard({ user }: { user: User }) {
  const { ask, tryFirst, dialog } = useProof(user)
  const [isFetching, setFetching] = useState(false)
  const [gone, setGone] = useState<Gone>()

  async function fetchAll() {
    setFetching(true)
    await tryFirst("Download your data", async () => saveFile(await download(account.exportAll, { query: {} })))
    setFetching(false)
  }

  const remove = async (proof: Proof) => {
    const { message, kept } = await send(account.remove, { body: proof })
    setLeaveGuard(null)
    setGone({ message, kept })
  }

  return (
    <Card as="section" labelledBy="your-data">
      <CardHead id="your-data" title="Your data" text="It's yours: export it or delete it." />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Download aria-hidden="true" />} isBusy={isFetching} onClick={() => void fetchAll()}>
          Download everything
        </Button>
        <Button
          icon={<Trash2 aria-hidden="true" />}
          onClick={() =>
            ask({
              title: "Delete your account?",
              text: "Everything you made here goes with it, and your subscription is cancelled. This action cannot be undone.",
              confirmLabel: "Delete my account",
              tone: "danger",
              run: remove,
            })
          }
        >
          Delete account
        </Button>
      </div>
      {dialog}
      <GoneDialog gone={gone} />
    </Card>
  )
}

type Gone = { message: string; kept: readonly string[] }

/** The final message; the page below no longer belongs to an account. */
function GoneDialog({ gone }: { gone: Gone | undefined }) {
  return (
    <Dialog
      isOpen={gone !== undefined}
      onOpenChange={() => location.assign("/home")}
      title="Your account is deleted"
      text={gone?.message ?? ""}
      width="sm"
    >
      {gone !== undefined && gone.kept.length > 0 && (
        <div className="pb-2">
          <p>What the law makes us keep for a time:</p>
          <ul className="mt-2 list-disc pl-5 text-ink-soft">
            {gone.kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
