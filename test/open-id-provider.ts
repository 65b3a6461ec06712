import { generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer } from "node:http"
import Provider from "oidc-provider"
import { onTestFinished } from "vitest"

interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
  readonly family_name: string
}

export interface TestProvider {
  readonly issuer: string
  /** Goes through the provider's own pages as this person, and returns the address they are redirected to. */
  readonly signIn: (authorizationUrl: string, subject: string) => Promise<string>
  /** From now on, it signs with another key and rejects the old one. */
  readonly changeKeys: () => void
}

export const client = { id: "search-simple", secret: "a secret between the two of them" }

/** A real local OpenID provider with these people. */
export async function startProvider(people: readonly Person[], redirectUris: string[]): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the provider has no port")
  const issuer = `http://127.0.0.1:${address.port}`
  const open = () =>
    new Provider(issuer, {
      jwks: { keys: [makeKey()] },
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
      pkce: { required: () => true },
      claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
      features: { devInteractions: { enabled: true } },
      cookies: { keys: ["only for a test"] },
      ttl: { Session: 60, Grant: 60, Interaction: 60, AccessToken: 60, AuthorizationCode: 60, IdToken: 60 },
      findAccount: (_, id) => {
        const person = people.find(({ sub }) => sub === id)
        return person && { accountId: id, claims: () => ({ ...person }) }
      },
    })
  let answer = open().callback()
  server.on("request", (request, response) => answer(request, response))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    issuer,
    signIn: (url, subject) => walk(issuer, url, subject),
    changeKeys: () => {
      answer = open().callback()
    },
  }
}

const makeKey = () => ({
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  kid: randomUUID(),
  use: "sig",
  alg: "RS256",
})

/** The provider's pages, clicked through: enter the name, then agree. */
async function walk(issuer: string, authorizationUrl: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>()
  const ask = async (url: string, body?: Record<string, string>) => {
    const reply = await fetch(new URL(url, issuer), {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(body && { method: "POST", body: new URLSearchParams(body) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1))
    }
    return reply
  }
  let url = authorizationUrl
  for (let step = 0; step < 12; step++) {
    const reply = await ask(url)
    const location = reply.headers.get("location")
    if (location !== null) {
      if (!new URL(location, issuer).href.startsWith(issuer)) return location
      url = location
      continue
    }
    const page = await reply.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (prompt === undefined || action === undefined) throw new Error(`the provider shows something else: ${page}`)
    const answered = await ask(action, prompt === "login" ? { prompt, login: subject, password: "x" } : { prompt })
    url = answered.headers.get("location") ?? url
  }
  throw new Error("the provider goes round in circles")
}
