import * as oidc from "openid-client"
import { isLoopback } from "../../config.ts"
import type { Identity, ProviderAccount } from "./identity.ts"

interface OpenIdSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
}

const scope = "openid email profile"

/** OpenID Connect: code flow with PKCE, state and nonce; none of it ever passes through the page. */
export function openIdentity({ issuer, clientId, clientSecret }: OpenIdSettings): Identity {
  let discovered: Promise<oidc.Configuration> | null = null
  // Discovered at the first sign-in, not at the start: a provider that is down must not keep us from starting.
  const discover = () => {
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: 10,
        execute: issuer.protocol === "http:" && isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = null
        throw error
      })
    return discovered
  }
  return {
    async begin(callbackUrl) {
      const config = await discover()
      const verifier = oidc.randomPKCECodeVerifier()
      const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, callbackUrl }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      })
      return { url: url.href, attempt }
    },
    async finish(answerUrl, attempt) {
      const config = await discover()
      const tokens = await oidc.authorizationCodeGrant(config, new URL(answerUrl), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error("the provider sent no ID token")
      const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      return accountFrom({ ...claims, ...more }, claims.iss)
    },
  }
}

function accountFrom(claims: oidc.UserInfoResponse, issuer: string): ProviderAccount {
  return {
    issuer,
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true,
    firstName: claims.given_name ?? claims.name ?? null,
    lastName: claims.family_name ?? null,
  }
}
