# The whole product in one small image: docker build -t carmine-cargo . && docker run --name carmine -p 3000:3000 -v carmine:/data carmine-cargo
ARG NODE_IMAGE=node:24-bookworm-slim
FROM $NODE_IMAGE AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY host/package.json host/
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
RUN npm run build
RUN npm run pack -- /app

FROM $NODE_IMAGE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_DIR=dist
# Those of host/memory.json. Less memory at rest and under load, by figures in host/docs/load.md: glibc keeps what was freed in two places
# instead of one for each thread, and gives more of it back (mallopt(3)); V8 collects its young objects sooner.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "host/start.mjs"]
