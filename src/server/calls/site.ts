import type { site } from "../../contract/site.ts"
import { brand } from "../../domain/brand.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"

export const siteHandlers = ({ config, writer }: Parts): AreaHandlers<typeof site> => ({
  getPublicConfig: () => ({
    productName: brand.name,
    signIn: config.openId ? "openid" : "password",
    payments: { provider: config.payments.provider, publishableKey: config.payments.stripe.publishableKey },
    writer: writer.name,
    supportEmail: config.mail.supportEmail,
  }),
})
