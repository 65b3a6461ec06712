import { useUser } from "../api/user.ts"
import type { SignedInAs } from "../parts/layout/signed-in-as.ts"

/** The code for signing out loads on demand. */
const signOut = () => void import("../api/sign-out.ts").then((module) => module.signOut())

export function useSignedInAs(): SignedInAs | null {
  const { data: user } = useUser()
  return user ? { email: user.email, hasAccess: user.hasAccess, onLogout: signOut } : null
}
