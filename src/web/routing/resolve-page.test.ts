import { describe, expect, test } from "vitest"
import type { User } from "../../contract/auth.ts"
import { payersWelcome, routes } from "../routes.ts"
import { mayHaveUnclaimed, type Resolved, resolvePage, routeOf, type Situation } from "./resolve-page.ts"

const user = (hasAccess: boolean): User => ({
  id: "1",
  username: "ada",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: null,
  name: "Ada",
  profileImageUrl: null,
  // The status never decides: only the server's own access decision does.
  subscriptionStatus: hasAccess ? "cancelled" : "active",
  subscriptionExpiresAt: null,
  hasAccess,
  isVerified: false,
  twoFactorEnabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
})

const subscriber = user(true)
const lapsed = user(false)

const say = (resolved: Resolved) =>
  resolved.show === "page" || resolved.show === "waiting" ? `${resolved.show} ${resolved.route.path}` : resolved.show

const resolve = (situation: Partial<Situation>) =>
  say(resolvePage({ path: "/", search: "", visitor: null, ...situation }))

const row = (path: string) => routes.find((route) => route.path === path)

describe("who sees which page", () => {
  test.each([
    ["/", "page /", "page /home", "page /home"],
    ["/welcome", "page /welcome", "page /home", "page /home"],
    ["/dashboard", "page /dashboard", "page /home", "page /home"],
    ["/seo-generator", "page /seo-generator", "page /home", "page /home"],
    ["/google-ads", "page /google-ads", "page /home", "page /home"],
    ["/google-ads-generator", "page /google-ads-generator", "page /home", "page /home"],
    ["/content-history", "page /content-history", "page /home", "page /home"],
    ["/webpage-analyzer", "page /webpage-analyzer", "page /home", "page /home"],
    ["/settings", "page /settings", "page /settings", "page /home"],
    ["/checkout", "page /checkout", "page /checkout", "page /checkout"],
    ["/simple-checkout", "page /simple-checkout", "page /simple-checkout", "page /simple-checkout"],
    ["/subscribe", "page /subscribe", "page /subscribe", "page /subscribe"],
    ["/payment-success", "page /payment-success", "page /payment-success", "page /payment-success"],
    ["/claim", "page /claim", "page /claim", "page /claim"],
    ["/account-status", "page /account-status", "page /account-status", "page /account-status"],
    ["/home", "page /home", "page /home", "page /home"],
    ["/faq", "page /faq", "page /faq", "page /faq"],
    ["/logo-demo", "page /logo-demo", "page /logo-demo", "page /logo-demo"],
    ["/terms", "page /terms", "page /terms", "page /terms"],
    ["/privacy", "page /privacy", "page /privacy", "page /privacy"],
    ["/login", "page /login", "page /login", "page /login"],
    ["/register", "page /register", "page /register", "page /register"],
    ["/bulk", "page /bulk", "page /home", "page /home"],
    ["/bulk/4711", "page /bulk/:id", "page /home", "page /home"],
    ["/faq/", "page /faq", "page /faq", "page /faq"],
    ["/nowhere", "page /", "page /home", "page /home"],
    ["/faq/nowhere", "page /", "page /home", "page /home"],
    ["/dev/money", "page /dev/money", "page /dev/money", "page /dev/money"],
    ["/dev/parts", "page /dev/parts", "page /dev/parts", "page /dev/parts"],
  ])("%s", (path, forAccess, forLapsed, forNobody) => {
    expect(resolve({ path, visitor: subscriber })).toBe(forAccess)
    expect(resolve({ path, visitor: lapsed })).toBe(forLapsed)
    expect(resolve({ path, visitor: null })).toBe(forNobody)
  })
})

describe("before the user is known", () => {
  test.each<[string, Partial<Situation>, string]>([
    ["a page for everybody is there at once", { path: "/faq" }, "page /faq"],
    ["a tool waits", { path: "/settings" }, "waiting /settings"],
    ["an unknown path waits for the dashboard", { path: "/nowhere" }, "waiting /"],
    ["what stands in the document stays", { path: "/nowhere", prerendered: "/home" }, "page /home"],
    ["a sign-in completes", { search: "?auth_success=true" }, "completing-sign-in"],
    ["also on a public page", { path: "/faq", search: "?auth_success=true" }, "completing-sign-in"],
    ["another value is none", { search: "?auth_success=yes" }, "waiting /"],
  ])("%s", (_, situation, shown) => {
    expect(resolve({ visitor: "loading", ...situation })).toBe(shown)
  })

  test("an unreachable server is reported where it matters", () => {
    expect(resolve({ path: "/settings", visitor: "unreachable" })).toBe("unreachable")
    expect(resolve({ path: "/faq", visitor: "unreachable" })).toBe("page /faq")
    expect(resolve({ path: "/", visitor: "unreachable", prerendered: "/home" })).toBe("page /home")
  })
})

describe("an open dashboard that loses its access", () => {
  test.each(["/", "/welcome", "/nowhere"])("leaves from %s", (path) => {
    expect(resolve({ path, open: row("/"), visitor: null })).toBe("leaving-dashboard")
    expect(resolve({ path, open: row("/welcome"), visitor: lapsed })).toBe("leaving-dashboard")
  })

  test("nothing else signs out a user", () => {
    expect(resolve({ path: "/", visitor: lapsed })).toBe("page /home")
    expect(resolve({ path: "/", open: row("/home"), visitor: lapsed })).toBe("page /home")
    expect(resolve({ path: "/settings", open: row("/"), visitor: null })).toBe("page /home")
    expect(resolve({ path: "/dashboard", open: row("/dashboard"), visitor: null })).toBe("page /home")
  })
})

test("only the checkout has its own documents", () => {
  const own = routes.filter((route) => route.ownDocument).map((route) => route.path)
  expect(own).toEqual(["/checkout", "/simple-checkout", "/subscribe"])
  expect(routeOf("/checkout").ownDocument).toBe(true)
})

describe("a visitor who has paid and has no account yet", () => {
  const atWelcome = (situation: Partial<Situation>) =>
    resolvePage({ path: "/welcome", search: "", visitor: null, ...situation })

  test("finds the sign-up form at /welcome, and nowhere else", () => {
    expect(atWelcome({ hasUnclaimed: true })).toEqual({ show: "page", route: payersWelcome })
    expect(resolve({ path: "/", hasUnclaimed: true })).toBe("page /home")
    expect(say(atWelcome({ hasUnclaimed: false }))).toBe("page /home")
  })

  test("waits for the answer, except for a page that is already there", () => {
    expect(atWelcome({ hasUnclaimed: "loading" })).toEqual({ show: "waiting", route: payersWelcome })
    expect(say(atWelcome({ hasUnclaimed: "loading", prerendered: "/home" }))).toBe("page /home")
  })

  test("is only asked about without a signed-in user", () => {
    expect(mayHaveUnclaimed("/welcome", null)).toBe(true)
    expect(mayHaveUnclaimed("/welcome", subscriber)).toBe(false)
    expect(mayHaveUnclaimed("/welcome", "loading")).toBe(false)
    expect(mayHaveUnclaimed("/", null)).toBe(false)
  })
})
