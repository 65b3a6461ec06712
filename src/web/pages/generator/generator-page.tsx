import { useState } from "react"
import { useLocation, useSearch } from "wouter"
import { useUser } from "../../api/user.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { type Address, readAddress, subjectOf, writeAddress } from "./address.ts"
import { Workspace } from "./workspace/workspace.tsx"
import { WorkspaceLoader } from "./workspace/workspace-loader.tsx"

export function GeneratorPage() {
  const { data: user } = useUser()
  if (!user) return <SignInFirst />
  return <Generator userId={user.id} />
}

function SignInFirst() {
  return (
    <EmptyState
      level={2}
      title="Please log in to continue"
      text="What you typed on this computer is saved."
      action={
        <ButtonLink href="/api/auth/login" isFullPage variant="primary">
          Go to Login
        </ButtonLink>
      }
    />
  )
}

interface Opened {
  readonly number: number
  readonly subject: string
  /** The results that this workspace wrote. */
  readonly ownSubjects: readonly string[]
}

const openSubject = ({ number, ownSubjects }: Opened, subject: string): Opened =>
  ownSubjects.includes(subject) ? { number, subject, ownSubjects } : { number: number + 1, subject, ownSubjects: [] }

/** Keeps the brief while its workspace moves on to the result; anything else opens in a new workspace. */
function Generator({ userId }: { userId: string }) {
  const [path, navigate] = useLocation()
  const address = readAddress(useSearch())
  const subject = subjectOf(address)
  const [workspace, setWorkspace] = useState<Opened>({ number: 0, subject, ownSubjects: [] })
  if (workspace.subject !== subject) setWorkspace(openSubject(workspace, subject))

  function move(next: Partial<Address>, { isFresh = false } = {}) {
    const search = writeAddress(next)
    const nextSubject = subjectOf(readAddress(search))
    setWorkspace(({ number, subject: before, ownSubjects }) =>
      isFresh
        ? { number: number + 1, subject: nextSubject, ownSubjects: [nextSubject] }
        : { number, subject: before, ownSubjects: [...ownSubjects, nextSubject] },
    )
    navigate(`${path}${search}`)
  }

  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <h1 className="text-3xl">SEO Generator</h1>
      <WorkspaceLoader key={workspace.number} userId={userId} address={address}>
        {(start) => <Workspace userId={userId} address={address} start={start} onMove={move} />}
      </WorkspaceLoader>
    </div>
  )
}
