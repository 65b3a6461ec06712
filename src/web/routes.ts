import type { ComponentType } from "react"
import { homeTitle } from "./content/home-title.ts"

/** Who sees the page. Everybody else gets the landing page in its place. */
export type RouteWho = "everybody" | "user" | "access"

export type FrameName = "public" | "tool" | "plain"

export interface Route {
  /** ":id" matches one segment of the address. */
  readonly path: string
  readonly who: RouteWho
  readonly frame: FrameName
  readonly title: string
  readonly load: () => Promise<ComponentType>
  /**
   * Has a separate document with other permissions (the payment provider's scripts): entered and left by full
   * navigation.
   */
  readonly ownDocument?: true
  /** Uses more of a large screen than a page for reading. */
  readonly isWide?: true
  /** The server does not send it in production, nor to other machines. */
  readonly developmentOnly?: true
}

const landing = () => import("./pages/landing/landing-page.tsx").then((page) => page.LandingPage)
const dashboard = () => import("./pages/dashboard/dashboard-page.tsx").then((page) => page.DashboardPage)
const generator = () => import("./pages/generator/generator-page.tsx").then((page) => page.GeneratorPage)
const ads = () => import("./pages/google-ads/google-ads-page.tsx").then((page) => page.GoogleAdsPage)
const history = () => import("./pages/content-history/content-history-page.tsx").then((page) => page.ContentHistoryPage)
const bulk = () => import("./pages/bulk/bulk-page.tsx").then((page) => page.BulkPage)
const templates = () => import("./pages/templates/templates-page.tsx").then((page) => page.TemplatesPage)
const review = () => import("./pages/your-review/your-review-page.tsx").then((page) => page.YourReviewPage)
const analyzer = () =>
  import("./pages/webpage-analyzer/webpage-analyzer-page.tsx").then((page) => page.WebpageAnalyzerPage)
const settings = () => import("./pages/settings/settings-page.tsx").then((page) => page.SettingsPage)
const checkout = () => import("./pages/checkout/checkout-page.tsx").then((page) => page.CheckoutPage)
const payment = () => import("./pages/payment-success/payment-success-page.tsx").then((page) => page.PaymentSuccessPage)
const status = () => import("./pages/account-status/account-status-page.tsx").then((page) => page.AccountStatusPage)
const faq = () => import("./pages/faq/faq-page.tsx").then((page) => page.FaqPage)
const logos = () => import("./pages/logo-demo/logo-demo-page.tsx").then((page) => page.LogoDemoPage)
const welcome = () => import("./pages/welcome/welcome-page.tsx").then((page) => page.WelcomePage)
const claim = () => import("./pages/claim/claim-page.tsx").then((page) => page.ClaimPage)
const attach = () => import("./pages/attach-payment/attach-payment-page.tsx").then((page) => page.AttachPaymentPage)
const money = () => import("./pages/dev-money/dev-money-page.tsx").then((page) => page.DevMoneyPage)
const contact = () => import("./pages/contact/contact-page.tsx").then((page) => page.ContactPage)
const terms = () => import("./pages/terms/terms-page.tsx").then((page) => page.TermsPage)
const privacy = () => import("./pages/privacy/privacy-page.tsx").then((page) => page.PrivacyPage)
const login = () => import("./pages/login/login-page.tsx").then((page) => page.LoginPage)
const register = () => import("./pages/register/register-page.tsx").then((page) => page.RegisterPage)
const forgot = () => import("./pages/forgot-password/forgot-password-page.tsx").then((page) => page.ForgotPasswordPage)
const reset = () => import("./pages/reset-password/reset-password-page.tsx").then((page) => page.ResetPasswordPage)
const verify = () => import("./pages/verify-email/verify-email-page.tsx").then((page) => page.VerifyEmailPage)
const unlock = () => import("./pages/unlock/unlock-page.tsx").then((page) => page.UnlockPage)
const outbox = () => import("./pages/dev-outbox/dev-outbox-page.tsx").then((page) => page.DevOutboxPage)
const parts = () => import("./pages/dev-parts/dev-parts-page.tsx").then((page) => page.DevPartsPage)

const checkoutTitle = "Complete Your Subscription"

/** The content of /welcome while a payment in this browser has no account yet. */
export const payersWelcome: Route = {
  path: "/welcome",
  who: "everybody",
  frame: "plain",
  title: "Create your account",
  load: welcome,
}

/** LIST 4: every page. A new page is one file and one row; a path without a row belongs to the dashboard. */
export const routes: readonly Route[] = [
  { path: "/", who: "access", frame: "tool", title: "Dashboard", load: dashboard },
  { path: "/welcome", who: "access", frame: "tool", title: "Dashboard", load: dashboard },
  { path: "/dashboard", who: "access", frame: "tool", title: "SEO Generator", load: generator, isWide: true },
  { path: "/seo-generator", who: "access", frame: "tool", title: "SEO Generator", load: generator, isWide: true },
  { path: "/google-ads", who: "access", frame: "tool", title: "Google Ads", load: ads, isWide: true },
  { path: "/google-ads-generator", who: "access", frame: "tool", title: "Google Ads", load: ads, isWide: true },
  { path: "/webpage-analyzer", who: "access", frame: "tool", title: "Webpage Analyzer", load: analyzer },
  { path: "/content-history", who: "access", frame: "tool", title: "Content History", load: history },
  { path: "/bulk", who: "access", frame: "tool", title: "Bulk", load: bulk, isWide: true },
  { path: "/bulk/:id", who: "access", frame: "tool", title: "Bulk", load: bulk, isWide: true },
  { path: "/templates", who: "access", frame: "tool", title: "Templates", load: templates },
  { path: "/your-review", who: "access", frame: "tool", title: "Your review", load: review },
  { path: "/settings", who: "user", frame: "tool", title: "Settings", load: settings },
  { path: "/checkout", who: "everybody", frame: "plain", title: checkoutTitle, load: checkout, ownDocument: true },
  {
    path: "/simple-checkout",
    who: "everybody",
    frame: "plain",
    title: checkoutTitle,
    load: checkout,
    ownDocument: true,
  },
  { path: "/subscribe", who: "everybody", frame: "plain", title: checkoutTitle, load: checkout, ownDocument: true },
  { path: "/payment-success", who: "everybody", frame: "plain", title: "Payment", load: payment },
  { path: "/claim", who: "everybody", frame: "plain", title: "Claim your payment", load: claim },
  { path: "/attach-payment", who: "everybody", frame: "plain", title: "Attach your payment", load: attach },
  { path: "/account-status", who: "everybody", frame: "plain", title: "Account status", load: status },
  { path: "/home", who: "everybody", frame: "public", title: homeTitle, load: landing },
  { path: "/faq", who: "everybody", frame: "public", title: "Questions and answers", load: faq },
  { path: "/logo-demo", who: "everybody", frame: "public", title: "Logo variants and sizes", load: logos },
  { path: "/contact", who: "everybody", frame: "public", title: "Contact support", load: contact },
  { path: "/terms", who: "everybody", frame: "public", title: "Terms of Service", load: terms },
  { path: "/privacy", who: "everybody", frame: "public", title: "Privacy Policy", load: privacy },
  { path: "/login", who: "everybody", frame: "public", title: "Sign in", load: login },
  { path: "/register", who: "everybody", frame: "public", title: "Create your account", load: register },
  { path: "/forgot-password", who: "everybody", frame: "plain", title: "Forgot your password?", load: forgot },
  { path: "/reset-password", who: "everybody", frame: "plain", title: "Set a new password", load: reset },
  { path: "/verify-email", who: "everybody", frame: "plain", title: "Confirm your email address", load: verify },
  { path: "/unlock", who: "everybody", frame: "plain", title: "Sign in from here", load: unlock },
  { path: "/dev/outbox", who: "everybody", frame: "plain", title: "Outbox", load: outbox, developmentOnly: true },
  { path: "/dev/parts", who: "everybody", frame: "plain", title: "Parts", load: parts, developmentOnly: true },
  { path: "/dev/money", who: "everybody", frame: "plain", title: "Money", load: money, developmentOnly: true },
]
