/*
 * Non-local means for path traced pictures. Two independent halves of the samples filter each other: the
 * weights for one half come from the other, so that noise does not pick its own friends. Surface features
 * (albedo, normal, depth) hold the edges. Planes are float arrays of h * w.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void box(float *a, float *t, int w, int h, int r) {
  float norm = 1.0f / (2 * r + 1);
  for (int y = 0; y < h; y++) {
    float *s = a + (size_t)y * w, *d = t + (size_t)y * w, sum = 0;
    for (int x = -r; x <= r; x++) sum += s[x < 0 ? 0 : x];
    for (int x = 0; x < w; x++) {
      d[x] = sum * norm;
      sum += s[x + r + 1 < w ? x + r + 1 : w - 1] - s[x - r > 0 ? x - r : 0];
    }
  }
  float *sum = calloc(w, sizeof(float));
  for (int y = -r; y <= r; y++) {
    float *s = t + (size_t)(y < 0 ? 0 : y) * w;
    for (int x = 0; x < w; x++) sum[x] += s[x];
  }
  for (int y = 0; y < h; y++) {
    float *d = a + (size_t)y * w;
    float *in = t + (size_t)(y + r + 1 < h ? y + r + 1 : h - 1) * w;
    float *out = t + (size_t)(y - r > 0 ? y - r : 0) * w;
    for (int x = 0; x < w; x++) {
      d[x] = sum[x] * norm;
      sum[x] += in[x] - out[x];
    }
  }
  free(sum);
}

/* guide: the other half (3 planes), var: its variance (3), src: what is averaged (3), feat: nf planes already
 * divided by their tolerance. */
void nlm(const float *guide, const float *var, const float *src, const float *feat, int nf, float *out, int w,
         int h, int radius, int patch, float k) {
  size_t n = (size_t)w * h;
  float *dist = malloc(n * 4), *tmp = malloc(n * 4), *wsum = calloc(n, 4);
  memset(out, 0, n * 3 * 4);
  float kk = k * k;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w, y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? h - dy : h;
      long off = (long)dy * w + dx;
      memset(dist, 0, n * 4);
      for (int y = y0; y < y1; y++)
        for (int c = 0; c < 3; c++) {
          const float *restrict g = guide + c * n + (size_t)y * w, *restrict v = var + c * n + (size_t)y * w;
          float *restrict d = dist + (size_t)y * w;
          for (int x = x0; x < x1; x++) {
            float e = g[x] - g[x + off], vp = v[x], vq = v[x + off];
            d[x] += (e * e - (vp + fminf(vp, vq))) / (3e-7f + 3 * kk * (vp + vq));
          }
        }
      box(dist, tmp, w, h, patch);
      for (int y = y0; y < y1; y++) {
        float *restrict d = dist + (size_t)y * w;
        for (int x = x0; x < x1; x++) d[x] = fmaxf(d[x], 0);
        for (int c = 0; c < nf; c++) {
          const float *restrict f = feat + c * n + (size_t)y * w;
          for (int x = x0; x < x1; x++) {
            float e = f[x] - f[x + off];
            d[x] = fmaxf(d[x], e * e);
          }
        }
        float *restrict sum = wsum + (size_t)y * w;
        for (int x = x0; x < x1; x++) {
          float g = 1 - fminf(d[x], 8) * (1.0f / 8);
          g *= g;
          g *= g;
          d[x] = g * g;
          sum[x] += d[x];
        }
        for (int c = 0; c < 3; c++) {
          const float *restrict s = src + c * n + (size_t)y * w;
          float *restrict o = out + c * n + (size_t)y * w;
          for (int x = x0; x < x1; x++) o[x] += d[x] * s[x + off];
        }
      }
    }
  for (int c = 0; c < 3; c++)
    for (size_t p = 0; p < n; p++) out[c * n + p] /= wsum[p];
  free(dist);
  free(tmp);
  free(wsum);
}
