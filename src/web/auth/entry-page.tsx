import { type ReactNode, useEffect } from "react"
import { usePublicConfig } from "../api/public-config.ts"
import { useUser } from "../api/user.ts"
import { ButtonLink } from "../parts/buttons/button-link.tsx"
import { Notice } from "../parts/feedback/notice.tsx"
import { Card } from "../parts/layout/card.tsx"
import { afterSignIn } from "./after-sign-in.ts"

interface EntryPageProps {
  title: string
  lead: string
  /** The link to the other form: sign in or register. */
  other: ReactNode
  /** Information shown before the form is filled in. */
  notice?: ReactNode
  /** Below everything: for people on the wrong page. */
  aside?: ReactNode
  children: ReactNode
}

/** A sign-in or registration page. Signed-in users are redirected. */
export function EntryPage({ title, lead, other, notice, aside, children }: EntryPageProps) {
  const { data: user } = useUser()
  const { data: config } = usePublicConfig()
  useEffect(() => {
    if (user) location.replace(afterSignIn(user))
  }, [user])
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-6 pb-20 sm:pt-12">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <div className="mt-6 flex flex-col gap-6">
        {user && <Notice>You are signed in as {user.email}. Taking you there…</Notice>}
        <noscript>
          <Notice tone="warn">Signing in needs JavaScript, which is switched off here.</Notice>
        </noscript>
        {notice}
        <Card>
          {config?.signIn === "openid" && (
            <div className="mb-6 flex flex-col gap-4 border-line border-b pb-6">
              <ButtonLink href="/api/auth/login" isFullPage variant="primary" isWide>
                Continue with single sign-on
              </ButtonLink>
              <p className="text-center text-ink-soft text-sm">or with a password</p>
            </div>
          )}
          {children}
        </Card>
        <p className="text-center">{other}</p>
        {aside}
      </div>
    </div>
  )
}
