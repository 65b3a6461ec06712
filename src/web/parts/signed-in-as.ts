/** Who is signed in, as the frames show it. */
export interface SignedInAs {
  readonly email: string
  /** Whether the tools are open to them. */
  readonly hasAccess: boolean
  readonly onLogout: () => void
}
