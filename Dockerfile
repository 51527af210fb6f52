# The web app and the server bundle are built with everything installed …
FROM node:24-slim AS build
WORKDIR /systole
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && node tools/build.mjs

# … and run with only what the bundle leaves as packages. The database is elsewhere: DATABASE_URL.
FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/systole
# Clips that browsers do not play become MP4.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /systole
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/dicom/package.json packages/dicom/package.json
COPY packages/domain/package.json packages/domain/package.json
COPY packages/ecg/package.json packages/ecg/package.json
COPY packages/fixtures/package.json packages/fixtures/package.json
COPY packages/i18n/package.json packages/i18n/package.json
COPY packages/report/package.json packages/report/package.json
RUN npm ci --omit=dev --ignore-scripts --workspace apps/server --no-audit --no-fund && npm cache clean --force
COPY apps/server/migrations apps/server/migrations
COPY apps/server/assets apps/server/assets
COPY --from=build /systole/dist dist
RUN install -d -o node -g node /var/lib/systole
USER node
VOLUME /var/lib/systole
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The engine would keep 64 MB for young objects; 16 are enough.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
