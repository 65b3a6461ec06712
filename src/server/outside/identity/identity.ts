/** A person's identity, as stated by a provider we trust. */
export interface ProviderAccount {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Must be kept in the visitor's session between leaving for the provider and coming back. */
export interface SignInAttempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly callbackUrl: string
}

/** Sign-in through a provider. */
export interface Identity {
  begin(callbackUrl: string): Promise<{ url: string; attempt: SignInAttempt }>
  /** Throws if anything about the answer differs from the request. */
  finish(answerUrl: string, attempt: SignInAttempt): Promise<ProviderAccount>
}
