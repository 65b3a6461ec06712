import type { site } from "../../contract/site.ts"
import { brand } from "../../domain/brand.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"

const builtInName = "Built-in writer"

export const siteDeeds = ({ config }: Parts): AreaDeeds<typeof site> => ({
  getPublicConfig: () => {
    const { provider, model } = config.ai.first
    return {
      productName: brand.name,
      signIn: config.openId ? "openid" : "password",
      payments: { provider: config.payments.provider, publishableKey: config.payments.stripe.publishableKey },
      writer:
        provider === "built-in" ? { kind: "built-in", name: builtInName } : { kind: "model", name: model ?? provider },
      supportEmail: config.mail.supportEmail,
    }
  },
})
