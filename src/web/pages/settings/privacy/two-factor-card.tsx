import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { account, type Proof } from "../../../../contract/account.ts"
import type { User } from "../../../../contract/auth.ts"
import { send } from "../../../api/send.ts"
import { refetchUser } from "../../../api/user.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { useProof } from "../use-proof.tsx"
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx"
import { type Setup, TwoFactorSetup } from "./two-factor-setup.tsx"

const twoFactorQuery = queryOptions({
  queryKey: [account.getTwoFactor.path],
  queryFn: ({ signal }) => send(account.getTwoFactor, { signal }),
  staleTime: 0,
})

const switchingOff = {
  title: "Switch off two-factor sign-in?",
  text: "You will then sign in with your password alone.",
  confirmLabel: "Switch it off",
  tone: "danger",
} as const

export function TwoFactorCard({ user }: { user: User }) {
  const client = useQueryClient()
  const { ask, tryFirst, dialog } = useProof(user)
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = useQuery(twoFactorQuery)
  const isOn = user.twoFactorEnabled

  async function show(recoveryCodes: readonly string[]) {
    setCodes(recoveryCodes)
    await refresh()
  }

  async function refresh() {
    await refetchUser(client)
    await client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
  }

  const begin = () =>
    tryFirst("Set up two-factor sign-in", async () => setSetup(await send(account.setUpTwoFactor, { body: {} })))
  const renew = async () => show((await send(account.renewRecoveryCodes, { body: {} })).recoveryCodes)
  const disable = async (proof: Proof) => {
    const { message } = await send(account.disableTwoFactor, { body: proof })
    toast({ title: "Two-factor sign-in is off", description: message })
    await refresh()
  }

  return (
    <Card as="section" labelledBy="two-factor">
      <CardHead
        id="two-factor"
        title="Two-factor sign-in"
        text="Besides the password, signing in asks for a code from an app on your phone."
        action={<Badge tone={isOn ? "good" : "neutral"}>{isOn ? "On" : "Off"}</Badge>}
      />
      {isOn ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void tryFirst("New recovery codes", renew)}>New recovery codes</Button>
          <Button onClick={() => ask({ ...switchingOff, run: disable })}>Switch off</Button>
          {data && <p className="text-ink-soft">{data.recoveryCodesLeft} recovery codes left</p>}
        </div>
      ) : (
        <Button onClick={() => void begin()}>Set up two-factor sign-in</Button>
      )}
      {dialog}
      <TwoFactorSetup
        setup={setup}
        onClose={() => setSetup(undefined)}
        onEnabled={(recoveryCodes) => {
          setSetup(undefined)
          void show(recoveryCodes)
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </Card>
  )
}
