/** The signed-in user, as the frames show it. */
export interface SignedInAs {
  readonly email: string
  /** Whether they have access to the tools. */
  readonly hasAccess: boolean
  readonly onLogout: () => void
}
