# The client.
FROM node:22-bookworm-slim AS client
WORKDIR /build/web-client
COPY web-client/package.json web-client/package-lock.json web-client/.npmrc ./
RUN npm ci
COPY web-client ./
RUN npm run build

# The server, with the client inside.
FROM rust:1.95-slim-bookworm AS server
WORKDIR /build
COPY . .
COPY --from=client /build/web-client/dist web-client/dist
RUN cargo build --release --locked -p server

# The product: one binary.
FROM debian:bookworm-slim
RUN useradd --system --no-create-home --shell /usr/sbin/nologin sanmon
COPY --from=server /build/target/release/sanmon /usr/local/bin/sanmon
# For those who run it without PostgreSQL: the SQLite database.
RUN install --directory --owner=sanmon --mode=0700 /data
VOLUME /data
USER sanmon
ENV SANMON_LISTEN=0.0.0.0:8080 SANMON_DATA=/data
EXPOSE 8080
# The image has no curl; bash can speak enough HTTP.
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["sanmon", "serve"]
