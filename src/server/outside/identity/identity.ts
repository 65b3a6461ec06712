/** Who somebody is, in the words of a provider we trust. */
export interface ProviderAccount {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

/** What must be kept in the visitor's session between leaving for the provider and coming back. */
export interface SignInAttempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly callbackUrl: string
}

/** Sign-in somewhere else. */
export interface Identity {
  begin(callbackUrl: string): Promise<{ url: string; attempt: SignInAttempt }>
  /** Throws when anything about the answer is not as it was asked for. */
  finish(answerUrl: string, attempt: SignInAttempt): Promise<ProviderAccount>
}
