import type { ComponentType, ReactNode } from "react"
import type { FrameName } from "./routes.ts"

export type Frame = ComponentType<{ title: string; isWide?: boolean; children: ReactNode }>

/** The frame around a page: the public menu, the tools' menu, or only the way home. */
export const frames: Record<FrameName, () => Promise<Frame>> = {
  public: () => import("./frames/visitor-frame.tsx").then((frame) => frame.VisitorFrame),
  tool: () => import("./frames/app-shell.tsx").then((frame) => frame.AppShell),
  plain: () => import("./frames/plain-frame.tsx").then((frame) => frame.PlainFrame),
}
