import { useRef, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { useUser } from "../../api/user.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { type Address, readAddress, subjectOf, writeAddress } from "./address.ts"
import { Workspace } from "./workspace.tsx"
import { WorkspaceLoader } from "./workspace-loader.tsx"

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

/** Which brief lies on the workspace. Where the workspace itself moves on, to the result of what it wrote, the brief stays. */
function Generator({ userId }: { userId: string }) {
  const [path, navigate] = useLocation()
  const address = readAddress(useSearch())
  const subject = subjectOf(address)
  const ownSubjects = useRef(new Set<string>())
  const [workspace, setWorkspace] = useState({ number: 0, subject })
  if (workspace.subject !== subject) {
    const isOwn = ownSubjects.current.has(subject)
    setWorkspace(({ number }) => ({ number: isOwn ? number : number + 1, subject }))
  }

  function move(next: Partial<Address>, { isFresh = false } = {}) {
    const search = writeAddress(next)
    const nextSubject = subjectOf(readAddress(search))
    if (isFresh) {
      ownSubjects.current.clear()
      setWorkspace(({ number }) => ({ number: number + 1, subject: nextSubject }))
    }
    ownSubjects.current.add(nextSubject)
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
