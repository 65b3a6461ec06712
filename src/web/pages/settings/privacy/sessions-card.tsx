import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { auth, type SessionView } from "../../../../contract/auth.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Listed } from "../listed.tsx"
import { formatMoment } from "./format-moment.ts"

export function SessionsCard() {
  const [ending, setEnding] = useState<string>()
  const sessions = useQuery({
    queryKey: [auth.listSessions.path],
    queryFn: ({ signal }) => send(auth.listSessions, { signal }),
    select: currentFirst,
    staleTime: 0,
  })

  async function end(which: string, work: () => Promise<unknown>) {
    setEnding(which)
    try {
      await work()
      await sessions.refetch()
    } catch (error) {
      const description = explain(error, "Please try again.")
      toast({ title: "That session could not be ended", description, variant: "destructive" })
    }
    setEnding(undefined)
  }

  const hasOthers = (sessions.data ?? []).some(({ isCurrent }) => !isCurrent)
  return (
    <Card as="section" labelledBy="sessions">
      <CardHead
        id="sessions"
        title="Where you are signed in"
        action={
          hasOthers && (
            <Button
              size="sm"
              isBusy={ending === "others"}
              onClick={() => void end("others", () => send(auth.endSessions, { query: { keep: "current" } }))}
            >
              Sign out everywhere else
            </Button>
          )
        }
      />
      <Listed query={sessions} noun="sessions" empty={<p>There are none.</p>} keyOf={({ id }) => id}>
        {(session) => (
          <Session
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id, () => send(auth.endSession, { params: { id: session.id } }))}
          />
        )}
      </Listed>
      <div className="mt-4 border-line border-t pt-4">
        <Button size="sm" isBusy={ending === "all"} onClick={() => void end("all", leaveEverywhere)}>
          Sign out everywhere
        </Button>
      </div>
    </Card>
  )
}

const currentFirst = (sessions: readonly SessionView[]): readonly SessionView[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

async function leaveEverywhere() {
  await send(auth.endSessions, { query: {} })
  location.assign("/")
}

type SessionProps = { session: SessionView; isEnding: boolean; onEnd: () => void }

function Session({ session: { device, address, seenAt, isCurrent }, isEnding, onEnd }: SessionProps) {
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-ink-soft text-sm">
          {address} · last used {formatMoment(seenAt)}
        </p>
      </div>
      {isCurrent ? (
        <Badge>This browser</Badge>
      ) : (
        <Button size="sm" isBusy={isEnding} onClick={onEnd}>
          Sign out
          <span className="sr-only"> {device}</span>
        </Button>
      )}
    </>
  )
}
