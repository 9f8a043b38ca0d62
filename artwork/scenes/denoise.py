"""Inference of Intel's Open Image Denoise UNet in numpy, from the published weights (*.tza).

Debian's Blender is built without a denoiser. The network takes colour, albedo and normal, and gives colour.
"""
import struct

import numpy as np

# The transfer function of the network: perceptually uniform luminance.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def decode(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - G) / E) - F))


SCALE = 1.0 / float(encode(np.float64(65504.0)))


def load(path):
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no weights")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        at += 2
        name = data[at : at + length].decode()
        at += length
        rank = data[at]
        at += 1
        shape = struct.unpack_from(f"<{rank}I", data, at)
        at += 4 * rank + rank
        kind = "<f4" if chr(data[at]) == "f" else "<f2"
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def convolve(x, weight, bias, relu):
    channels, height, width = x.shape
    pitch = width + 2
    padded = np.zeros((channels, height + 3, pitch), np.float32)
    padded[:, 1 : height + 1, 1 : width + 1] = x
    flat = padded.reshape(channels, -1)
    size = height * pitch
    out = np.zeros((weight.shape[0], size), np.float32)
    for ky in range(3):
        for kx in range(3):
            start = ky * pitch + kx
            out += np.ascontiguousarray(weight[:, :, ky, kx]) @ flat[:, start : start + size]
    out = out.reshape(-1, height, pitch)[:, :, :width] + bias[:, None, None]
    return np.maximum(out, 0, out=out) if relu else out


def halve(x):
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def double(x):
    return x.repeat(2, 1).repeat(2, 2)


def network(source, tensors):
    def layer(name, x, relu=True):
        return convolve(x, tensors[name + ".weight"], tensors[name + ".bias"], relu)

    one = halve(layer("enc_conv1", layer("enc_conv0", source)))
    two = halve(layer("enc_conv2", one))
    three = halve(layer("enc_conv3", two))
    four = halve(layer("enc_conv4", three))
    x = layer("enc_conv5b", layer("enc_conv5a", four))
    for level, skip in ((4, three), (3, two), (2, one), (1, source)):
        x = np.concatenate([double(x), skip], 0)
        x = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", x))
    return layer("dec_conv0", x, relu=False)


def denoise(color, albedo, normal, tensors):
    """Arrays of height x width x 3, linear, to the same."""
    height, width, _ = color.shape
    color = np.nan_to_num(np.maximum(color, 0))
    light = color @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    h, w = height // 16 * 16, width // 16 * 16
    blocks = light[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    exposure = 0.18 / float(np.exp2(np.log2(blocks).mean())) if blocks.size else 1.0
    source = np.concatenate([encode(color * exposure) * SCALE, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2)
    source = np.pad(source.astype(np.float32), ((0, -height % 16), (0, -width % 16), (0, 0)), mode="edge").transpose(2, 0, 1)
    out = network(np.ascontiguousarray(source), tensors).transpose(1, 2, 0)[:height, :width]
    return (decode(np.maximum(out, 0) / SCALE) / exposure).astype(np.float32)
