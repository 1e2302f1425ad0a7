# docker build --tag farebox .
# docker run --init --read-only --tmpfs /tmp --volume farebox-data:/data --publish 127.0.0.1:4020:4020 farebox
# docker exec <container> farebox --help

# The Node that package.json pins; a test compares them.
ARG NODE_VERSION=24.21.0
ARG DEBIAN=trixie-slim

# The packed `farebox`, as a release publishes it. Its tools stay in this stage.
FROM node:${NODE_VERSION}-${DEBIAN} AS release
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY client/package.json client/
COPY vision/package.json vision/
COPY server/package.json server/
COPY console/package.json console/
COPY server/test/evm/package.json server/test/evm/
# No package may run a script: none of those that stay needs one.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY LICENSE tsconfig.json ./
COPY contract contract
COPY client client
COPY vision vision
COPY server server
COPY console console
COPY release release
RUN npm run release -- --pack /packages

# What it and `@farebox/documents` depend on, in the versions of the lock file.
FROM node:${NODE_VERSION}-${DEBIAN} AS install
# "no" leaves out what reads documents and pictures: a tenth of the size, and their tools are not sold.
ARG DOCUMENTS=yes
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY client/package.json client/
COPY vision/package.json vision/
COPY server/package.json server/
COPY console/package.json console/
COPY server/test/evm/package.json server/test/evm/
COPY release/lighten.js release/
COPY --from=release /packages/*.tgz /packages/
# What is unpacked last is a package of this repository; `lighten.js` removes what no program reads. The image has its own Node.
RUN if [ "$DOCUMENTS" = yes ]; then npm ci --workspace vision --omit=dev --ignore-scripts --no-audit --no-fund && node release/lighten.js; fi \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin node_modules/@farebox \
  && unpack() { mkdir -p "node_modules/$1" && tar --extract --gzip --strip-components=1 --directory "node_modules/$1" --file "$2"; } \
  && unpack farebox /packages/farebox-[0-9]*.tgz \
  && if [ "$DOCUMENTS" = yes ]; then unpack @farebox/documents /packages/farebox-documents-*.tgz; fi

FROM node:${NODE_VERSION}-${DEBIAN}
LABEL org.opencontainers.image.title="farebox" org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
# Owned by root: the service cannot change its own code.
COPY --from=install /app/node_modules node_modules
# /data is the only place that the service writes to, besides /tmp.
RUN ln --symbolic /app/node_modules/farebox/bin/farebox.js /usr/local/bin/farebox \
  && install --directory --owner=1000 --group=1000 --mode=0700 /data
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4020 \
    FAREBOX_DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 4020
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--import", "./node_modules/farebox/dist/compile-cache.js", "node_modules/farebox/dist/main.js"]
