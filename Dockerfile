# The server and every command of yaht: `docker build -t yaht . && docker run -p 9000:9000 -p 7777:7777 -v yaht:/data yaht`
FROM node:22-bookworm-slim AS build
WORKDIR /house
COPY . .
RUN npm run build && mkdir /parcel && npm pack --workspace yaht --pack-destination /parcel

FROM node:22-bookworm-slim
COPY --from=build /parcel/*.tgz /parcel/
RUN npm install --global --omit=dev --no-audit --no-fund /parcel/*.tgz && npm cache clean --force && rm -r /parcel \
  && install -d -o node -g node -m 0700 /data
USER node
ENV NODE_ENV=production YAHT_DATA=/data YAHT_CACHE_DIR=/data/cache YAHT_HOST=0.0.0.0
VOLUME /data
EXPOSE 9000 7777
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It ends by itself when told to (SIGTERM), after everything begun was finished.
ENTRYPOINT ["yaht"]
CMD ["server"]
